import { useTranslation } from 'react-i18next';
import type { Problem } from '#domain/problem.ts';
import { type ContactKind, contactKinds } from '#domain/trip/contact.ts';

export interface UnwelcomeText {
  readonly text: string;
  readonly kind: ContactKind;
}

/** As much of a text as one needs to find it again. */
const SHOWN = 120;

/** The texts of a trip for which the server refused to publish it; none when it refused for something else. */
export function unwelcomeIn({ more: { fields = [] } }: Problem): UnwelcomeText[] {
  return fields.flatMap(({ rule, message: text }) => {
    const kind = contactKinds.find((known) => rule === `publication.${known}`);
    return kind === undefined ? [] : [{ text, kind }];
  });
}

/** Which texts keep a trip from being published, and why each. */
export function UnwelcomeTexts({ texts }: { readonly texts: readonly UnwelcomeText[] }) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  const lines = new Map(texts.map(({ text, kind }) => [text, kind]));
  return (
    <div role="alert">
      <p className="font-semibold text-coral">{t('publish.unwelcome')}</p>
      <ul className="list-disc pl-5">
        {[...lines].map(([text, kind]) => (
          <li key={text} className="break-words">
            {t('publish.text', {
              text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
              why: t(`publish.holds.${kind}`),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
