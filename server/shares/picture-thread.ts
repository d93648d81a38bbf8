import { Worker } from 'node:worker_threads';
import { Problem } from '#domain/problem.ts';
import type { PictureAnswer, PictureTask } from './picture-task.ts';
import type { Rasterise } from './rasterise.ts';

interface Waiting {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** Half a minute of drawing: no chat waits longer for its preview. */
const LONGEST_QUEUE = 60;

/**
 * One thread that draws pictures, so that the event loop stays free for other requests; one, so that pictures take no more than
 * one processor. It starts with the first picture; when it dies, what was asked of it fails and the next picture starts another.
 */
export class PictureThread {
  private thread: Worker | null = null;
  private nextId = 0;
  private readonly waiting = new Map<number, Waiting>();
  private closed = false;

  constructor(private readonly workerFile: string) {}

  /** Problem UNAVAILABLE when too many wait already; any other error is a bug in the drawing. */
  readonly rasterise: Rasterise = (svg) => {
    if (this.closed || this.waiting.size >= LONGEST_QUEUE)
      return Promise.reject(new Problem('UNAVAILABLE', 'Too many pictures at once, try again', { retryAfterS: 10 }));
    return new Promise((resolve, reject) => {
      const task: PictureTask = { id: this.nextId++, svg };
      this.waiting.set(task.id, { resolve, reject });
      this.running().postMessage(task);
    });
  };

  /** Ends the thread; pictures that still wait are refused. */
  async close(): Promise<void> {
    this.closed = true;
    const { thread } = this;
    this.lose(thread, new Problem('UNAVAILABLE', 'The server is stopping'));
    await thread?.terminate();
  }

  private running(): Worker {
    if (this.thread) return this.thread;
    const thread = new Worker(this.workerFile);
    thread.on('message', (answer: PictureAnswer) => this.finish(answer));
    thread.on('error', (error) => this.lose(thread, error));
    thread.on('exit', () => this.lose(thread, new Error('the thread that draws ended')));
    this.thread = thread;
    return thread;
  }

  private finish(answer: PictureAnswer): void {
    const asked = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('png' in answer) asked?.resolve(answer.png);
    else asked?.reject(new Error(answer.failed));
  }

  private lose(thread: Worker | null, error: Error): void {
    if (thread === null || this.thread !== thread) return;
    this.thread = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
