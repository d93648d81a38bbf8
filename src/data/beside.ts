interface Numbered {
  readonly number: number;
}

/** What a worker is asked; its answer carries the same number. */
export type Question<Q extends object> = Q & Numbered;
export type Answered<A extends object> = A & Numbered;

let questions = 0;

/** Work that is done beside the page: one worker, started with the first question. */
export class Beside<Q extends object, A extends object> {
  private worker: Worker | null = null;

  constructor(private readonly start: () => Worker) {}

  /** Resolves with the answer, also to a question that nothing waits for any more; rejects when the worker cannot run. */
  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.worker ??= this.start();
      const own = this.worker;
      questions += 1;
      const sent: Question<Q> = { ...question, number: questions };
      const done = () => {
        own.removeEventListener('message', hear);
        own.removeEventListener('error', fail);
      };
      const hear = ({ data }: MessageEvent<Answered<A>>) => {
        if (data.number !== sent.number) return;
        done();
        resolve(data);
      };
      const fail = () => {
        done();
        if (this.worker === own) this.worker = null;
        own.terminate();
        reject(new Error('a worker cannot run here'));
      };
      own.addEventListener('message', hear);
      own.addEventListener('error', fail);
      own.postMessage(sent);
    });
  }
}
