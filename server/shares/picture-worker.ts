import { parentPort } from 'node:worker_threads';
import type { PictureAnswer, PictureTask } from './picture-task.ts';
import { rasteriseHere } from './rasterise.ts';

async function draw({ id, svg }: PictureTask): Promise<PictureAnswer> {
  try {
    return { id, png: await rasteriseHere(svg) };
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: PictureTask) => {
  void draw(task).then((answer) => parentPort?.postMessage(answer));
});
