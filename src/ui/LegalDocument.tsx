import Markdown from 'react-markdown';
import { Link } from 'react-router-dom';

/** Our own Markdown, and no other, as prose (P8). */
export function LegalDocument({ text }: { readonly text: string }) {
  return (
    <article className="mx-auto flex max-w-measure flex-col gap-4 py-8 [&_h1]:text-3xl [&_h2]:pt-4 [&_h2]:text-2xl [&_li]:ml-5 [&_li]:list-disc [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-2">
      <Markdown
        components={{
          a: ({ href = '', children }) =>
            href.startsWith('/') ? (
              <Link to={href} className="text-sea underline">
                {children}
              </Link>
            ) : (
              <a href={href} className="text-sea underline">
                {children}
              </a>
            ),
        }}
      >
        {text}
      </Markdown>
    </article>
  );
}
