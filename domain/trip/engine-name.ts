const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
type ModelProvider = (typeof modelProviders)[number];

/** Who proposed a plan, as its provenance keeps it: our own planner, or a language model with the version of the prompt. */
export type EngineName =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'model'; readonly provider: ModelProvider; readonly model: string; readonly prompt: string };

const LONGEST = 60;

/** At most 60 characters, as provenance wants it; the end of a long model name is what goes. */
export function modelEngineName(provider: ModelProvider, model: string, prompt: string): string {
  const room = LONGEST - provider.length - prompt.length - 2;
  return `${provider}/${model.slice(0, Math.max(1, room))}@${prompt}`.slice(0, LONGEST);
}

export function readEngineName(engine: string): EngineName {
  const [, named, model, prompt] = /^([^/@]+)\/(.+)@([^@]+)$/.exec(engine) ?? [];
  const provider = modelProviders.find((known) => known === named);
  if (!provider || !model || !prompt) return { kind: 'embedded' };
  return { kind: 'model', provider, model, prompt };
}
