import type { Theme } from './theme.ts';

/** What there is to see. */
export const themesToSee: readonly Theme[] = [
  { id: 'museums', tags: ['museum'] },
  { id: 'art', categories: ['art'], tags: ['art'] },
  { id: 'history', categories: ['history'], tags: ['history'] },
  { id: 'architecture', tags: ['architecture'] },
  { id: 'churches', tags: ['church'] },
  { id: 'temples', tags: ['temple'] },
  { id: 'castles', tags: ['castle', 'palace'] },
  { id: 'gardens', tags: ['park', 'garden'] },
  { id: 'nature', categories: ['nature'], tags: ['nature'] },
  { id: 'hiking', categories: ['adventure'], tags: ['hike'] },
  { id: 'animals', tags: ['zoo', 'aquarium', 'wildlife'] },
  { id: 'viewpoints', tags: ['viewpoint', 'sunset', 'view-table'], tables: true },
  {
    id: 'romantic',
    tables: true,
    guessed: ({ tags }) => tags.some((tag) => ['sunset', 'garden', 'viewpoint', 'rooftop', 'view-table'].includes(tag)),
  },
];
