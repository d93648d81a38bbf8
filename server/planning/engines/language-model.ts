import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelConfig } from '../../config-services.ts';

/** The model of a configuration; nothing is asked of it yet. */
export function languageModel({ provider, model, baseUrl, apiKey }: ModelConfig): LanguageModel {
  const common = { apiKey, ...(baseUrl !== null && { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai':
      return createOpenAI(common).responses(model);
    case 'anthropic':
      return createAnthropic(common)(model);
    case 'google':
      return createGoogleGenerativeAI(common)(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: provider,
        apiKey,
        baseURL: baseUrl ?? '',
        includeUsage: true,
        // Ollama, llama.cpp and vLLM hold the answer to a schema; a server that does not finds the form in the prompt.
        supportsStructuredOutputs: true,
      })(model);
  }
}
