interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): unknown;
}

/**
 * Of everything that a text could become in the page, markup and code included, only one is ever needed: the address of a worker
 * of our own (P8, Trusted Types). Browsers without them go by the rest of the policy.
 */
export function allowOnlyOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`${url} is not ours`);
      return url;
    },
  });
}
