import type { FormHTMLAttributes, ReactNode, RefObject } from 'react';

interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  readonly title: string;
  readonly form?: RefObject<HTMLFormElement | null>;
}

/** A screen that is one narrow form. */
export function Form({ title, form, children, ...more }: FormProps) {
  return (
    <form ref={form} {...more} className="mx-auto flex max-w-md flex-col gap-5 py-10">
      <h1 className="text-3xl">{title}</h1>
      {children}
    </form>
  );
}

/** Why what was asked for did not happen; read out as soon as it appears. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="font-semibold text-coral">
      {children}
    </p>
  );
}
