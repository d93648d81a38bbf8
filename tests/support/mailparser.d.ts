/** The part of mailparser that the tests use; it brings no types. */
declare module 'mailparser' {
  export interface ParsedMail {
    readonly subject?: string;
    readonly text?: string;
    readonly html?: string | false;
    readonly to?: { readonly value: readonly { readonly address?: string; readonly name: string }[] };
    readonly from?: { readonly value: readonly { readonly address?: string; readonly name: string }[] };
    readonly headers: ReadonlyMap<string, unknown>;
    readonly attachments: readonly unknown[];
  }
  export function simpleParser(source: string | Uint8Array): Promise<ParsedMail>;
}
