import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadScreenTexts, type OwnTexts } from './i18n.ts';

/** A component that comes when it is first drawn, together with texts that few screens say. */
export function lazyWithTexts<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...own: readonly OwnTexts[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadScreenTexts(...own)]);
    return { default: component };
  });
}
