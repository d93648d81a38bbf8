import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, situationIn } from './fake-proposals.ts';
import { type ReadingAsked, sensibleReading } from './fake-readings.ts';
import { bodyOf, FakeServer } from './fake-server.ts';
import { type Wire, wireOf } from './fake-wires.ts';

/** Answers in due form are `answers`; the others go wrong on the way. `mute` takes the request and never says a word. */
export const modelModes = [
  ...(Object.keys(answers) as (keyof typeof answers)[]),
  'slow',
  '401',
  '429',
  '429-once',
  'truncated',
  'dropped',
  'stalled',
  'mute',
] as const;
export type ModelMode = (typeof modelModes)[number];

/** Characters that a piece of the stream carries. */
const PIECE = 24;

const isMode = (text: string | undefined): text is ModelMode => modelModes.some((mode) => mode === text);
const isReading = (asked: object): asked is ReadingAsked => 'text' in asked;
const isAnswer = (mode: ModelMode): mode is keyof typeof answers => mode in answers;

/**
 * A program that speaks the streams of OpenAI (chat completions and responses), Anthropic, Gemini and OpenAI-compatible
 * servers. A model called `fake-<mode>` answers in that mode, any other in `mode`.
 */
export class FakeLlm extends FakeServer {
  mode: ModelMode = 'ok';
  /** What it answers to a prompt that asks what a text says. */
  reading: (asked: ReadingAsked) => string = sensibleReading;
  /** Milliseconds between two pieces when slow. */
  paceMs = 40;
  readonly requests: { readonly path: string; readonly body: unknown; readonly at: number }[] = [];
  /** When the days of the last answer were written to the wire, in milliseconds since the epoch. */
  daysWritten: number[] = [];
  private refusals = 0;

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    if (pathname === '/days-written') return void response.end(JSON.stringify(this.daysWritten));
    const body: unknown = JSON.parse((await bodyOf(request)) || '{}');
    this.requests.push({ path: pathname, body, at: performance.now() });
    const wire = wireOf(pathname, body);
    if (!wire) return void response.writeHead(404).end();
    const model = (body as { model?: string }).model ?? /models\/([^:]+)/.exec(pathname)?.[1] ?? '';
    const named = model.replace(/^fake-/, '');
    await this.speak(isMode(named) ? named : this.mode, model, { wire, body, response });
  }

  private async speak(
    mode: ModelMode,
    model: string,
    { wire, body, response }: { wire: Wire; body: unknown; response: ServerResponse },
  ): Promise<void> {
    if (mode === 'mute') return;
    if (mode === '401' || mode === '429') return this.refuse(Number(mode), wire, response);
    if (mode === '429-once' && this.refusals++ % 2 === 0) return this.refuse(429, wire, response);
    const text = this.said(mode, body);
    const isCut = mode === 'truncated' || mode === 'dropped' || mode === 'stalled';
    const sent = isCut ? text.slice(0, Math.floor(text.length * 0.6)) : text;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const opening of wire.open(model)) response.write(opening);
    await this.write(sent, mode === 'slow' ? this.paceMs : 0, wire, response);
    if (mode === 'stalled') return;
    if (mode === 'dropped') {
      await pause(10);
      return void response.destroy();
    }
    for (const closing of wire.close(mode !== 'truncated')) response.write(closing);
    response.end();
  }

  private said(mode: ModelMode, body: unknown): string {
    const situation = situationIn(body) ?? { days: [1], places: [], language: 'English', wish: '' };
    if (!isReading(situation)) return answers[isAnswer(mode) ? mode : 'ok'](situation);
    return mode === 'garbage' ? answers.garbage() : this.reading(situation);
  }

  private async write(text: string, paceMs: number, wire: Wire, response: ServerResponse): Promise<void> {
    this.daysWritten = [];
    for (let at = 0; at < text.length && !response.destroyed; at += PIECE) {
      const piece = text.slice(at, at + PIECE);
      response.write(wire.piece(piece));
      if (/"}/.test(text.slice(Math.max(0, at - 1), at + PIECE))) this.daysWritten.push(Date.now());
      if (paceMs > 0) await pause(paceMs);
    }
  }

  private refuse(status: number, wire: Wire, response: ServerResponse): void {
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 429 && { 'retry-after': '0.05' }),
    });
    response.end(JSON.stringify(wire.refusal(status)));
  }
}
