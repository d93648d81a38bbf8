/** How each provider's stream looks on the wire: server-sent events, as their documentation and their own clients have them. */
export interface Wire {
  /** Events before, for a piece of text, and after the last. */
  readonly open: (model: string) => string[];
  readonly piece: (text: string) => string;
  readonly close: (isWhole: boolean) => string[];
  readonly refusal: (status: number) => object;
}

const TOKENS = { in: 1_200, out: 300 };
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { readonly type: string; readonly [key: string]: unknown }) =>
  `event: ${value.type}\n${data(value)}`;
const reasons: Record<number, string> = { 401: 'invalid key', 429: 'too many requests' };
const openAiRefusal = (status: number) => ({
  error: { message: reasons[status] ?? 'broken', type: 'error', code: null },
});

const chunk = (delta: object, finish_reason: string | null) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason }],
  });

const chat: Wire = {
  open: () => [chunk({ role: 'assistant', content: '' }, null)],
  piece: (content) => chunk({ content }, null),
  close: (isWhole) => [
    chunk({}, isWhole ? 'stop' : 'length'),
    data({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'fake',
      choices: [],
      usage: { prompt_tokens: TOKENS.in, completion_tokens: TOKENS.out, total_tokens: TOKENS.in + TOKENS.out },
    }),
    'data: [DONE]\n\n',
  ],
  refusal: openAiRefusal,
};

const responses: Wire = {
  open: (model) => [
    event({ type: 'response.created', response: { id: 'resp_1', created_at: 1, model } }),
    event({
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: 'msg_1', status: 'in_progress', role: 'assistant', content: [] },
    }),
  ],
  piece: (delta) =>
    event({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta }),
  close: (isWhole) => [
    event({
      type: 'response.output_item.done',
      output_index: 0,
      item: { type: 'message', id: 'msg_1', status: 'completed', role: 'assistant', content: [] },
    }),
    event({
      type: isWhole ? 'response.completed' : 'response.incomplete',
      response: {
        id: 'resp_1',
        incomplete_details: isWhole ? null : { reason: 'max_output_tokens' },
        usage: { input_tokens: TOKENS.in, output_tokens: TOKENS.out },
      },
    }),
  ],
  refusal: openAiRefusal,
};

/** With a tool called `json` the answer is the input of that tool: so structured output goes with most models. */
const messages = (usesTool: boolean): Wire => ({
  open: (model) => [
    event({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        content: [],
        model,
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: TOKENS.in, output_tokens: 1 },
      },
    }),
    event({
      type: 'content_block_start',
      index: 0,
      content_block: usesTool
        ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} }
        : { type: 'text', text: '' },
    }),
  ],
  piece: (text) =>
    event({
      type: 'content_block_delta',
      index: 0,
      delta: usesTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
    }),
  close: (isWhole) => [
    event({ type: 'content_block_stop', index: 0 }),
    event({
      type: 'message_delta',
      delta: { stop_reason: isWhole ? (usesTool ? 'tool_use' : 'end_turn') : 'max_tokens', stop_sequence: null },
      usage: { output_tokens: TOKENS.out },
    }),
    event({ type: 'message_stop' }),
  ],
  refusal: (status) => ({ type: 'error', error: { type: 'error', message: reasons[status] ?? 'broken' } }),
});

const part = (text: string, rest: object = {}) =>
  data({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0, ...rest }] });

const gemini: Wire = {
  open: () => [],
  piece: (text) => part(text),
  close: (isWhole) => [
    data({
      candidates: [
        { content: { parts: [{ text: '' }], role: 'model' }, finishReason: isWhole ? 'STOP' : 'MAX_TOKENS', index: 0 },
      ],
      usageMetadata: {
        promptTokenCount: TOKENS.in,
        candidatesTokenCount: TOKENS.out,
        totalTokenCount: TOKENS.in + TOKENS.out,
      },
    }),
  ],
  refusal: (status) => ({ error: { code: status, message: reasons[status] ?? 'broken', status: 'ERROR' } }),
};

/** The wire a path is spoken to in; null for a path no provider serves. */
export function wireOf(path: string, body: unknown): Wire | null {
  if (path.endsWith('/chat/completions')) return chat;
  if (path.endsWith('/responses')) return responses;
  if (path.endsWith('/messages'))
    return messages(JSON.stringify((body as { tools?: unknown }).tools ?? '').includes('"json"'));
  return path.includes(':streamGenerateContent') ? gemini : null;
}
