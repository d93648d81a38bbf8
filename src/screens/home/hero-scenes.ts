import type { ComponentType } from 'react';

export type SceneName = 'japan' | 'chiangMai' | 'maldives' | 'rome' | 'santander';

/** The five destinations of the home page. Each drawing is a download of its own, asked for when it is about to be seen. */
export const sceneLoaders: Readonly<Record<SceneName, () => Promise<ComponentType>>> = {
  japan: () => import('./scenes/JapanScene.tsx').then((module) => module.JapanScene),
  chiangMai: () => import('./scenes/ChiangMaiScene.tsx').then((module) => module.ChiangMaiScene),
  maldives: () => import('./scenes/MaldivesScene.tsx').then((module) => module.MaldivesScene),
  rome: () => import('./scenes/RomeScene.tsx').then((module) => module.RomeScene),
  santander: () => import('./scenes/SantanderScene.tsx').then((module) => module.SantanderScene),
};

export const sceneNames: readonly SceneName[] = ['japan', 'chiangMai', 'maldives', 'rome', 'santander'];

/** Every order equally likely (Fisher and Yates). `random` is a number from 0 up to but not including 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): readonly Item[] {
  const rest = [...items];
  const order: Item[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return order;
}
