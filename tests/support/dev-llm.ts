import { FakeLlm, modelModes } from './fake-llm.ts';

/** npm run tool -- llm: the fake language model, for developers without a key. */
const [port = 3900] = process.argv.slice(2).map(Number);
const fake = await new FakeLlm().start(port);
fake.paceMs = 60;
process.stdout.write(`A fake language model answers on ${fake.origin}. Start Periplo with

  LLM_PROVIDER=openai-compatible LLM_BASE_URL=${fake.origin}/v1 LLM_API_KEY=none LLM_MODEL=fake-slow npm run dev

With LLM_READS=1 it reads what is typed, too. LLM_MODEL=fake-<mode> decides how it answers: ${modelModes.join(', ')}.
`);
