import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { prices } from '#domain/shop/prices.ts';
import { useFreeDuringBeta } from '../../token-view/free-during-beta.ts';
import { Section } from './Section.tsx';

function useQuestions(): readonly (readonly [question: string, answer: string])[] {
  const { t } = useTranslation();
  const price = useFreeDuringBeta() === true ? 'free' : 'price';
  const { plan, replan } = prices;
  return [
    [t(`howItWorks.faq.${price}.question`), t(`howItWorks.faq.${price}.answer`, { plan, replan })],
    [t('howItWorks.faq.tokens.question'), t('howItWorks.faq.tokens.answer')],
    [t('howItWorks.faq.account.question'), t('howItWorks.faq.account.answer')],
    [t('howItWorks.faq.length.question'), t('howItWorks.faq.length.answer')],
    [t('howItWorks.faq.where.question'), t('howItWorks.faq.where.answer')],
    [t('howItWorks.faq.change.question'), t('howItWorks.faq.change.answer')],
    [t('howItWorks.faq.closed.question'), t('howItWorks.faq.closed.answer')],
    [t('howItWorks.faq.data.question'), t('howItWorks.faq.data.answer')],
  ];
}

/** Native disclosures: they work with every key and reader, and the browser's own search opens them. */
export function Questions() {
  const { t } = useTranslation();
  const questions = useQuestions();
  return (
    <Section id="faq" title={t('howItWorks.faq.title')}>
      <div className="divide-y divide-line rounded-card border border-line bg-card">
        {questions.map(([question, answer], place) => (
          <details key={question} open={place === 0} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 hover:text-sea [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg">{question}</h3>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-sea transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-measure px-5 pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
