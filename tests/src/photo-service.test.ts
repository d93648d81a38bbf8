import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSettingsEndpoint } from '#contract/settings.ts';
import { hasPhotoService, SETTINGS_PATH } from '../../src/data/photo-service.ts';

afterEach(() => vi.unstubAllGlobals());

describe('whether there is a photo service', () => {
  it('is asked where the settings are', () => {
    expect(SETTINGS_PATH).toBe(getSettingsEndpoint.path);
  });

  it.each([
    ['there is one', () => Response.json({ photos: true }), true],
    ['there is none', () => Response.json({ photos: false }), false],
    ['the server does not say', () => Response.json({}), false],
    ['the answer is none of ours', () => new Response('<html>'), false],
    ['the answer is refused', () => Response.json({ error: { code: 'RATE_LIMITED' } }, { status: 429 }), false],
    ['there is no network', () => Promise.reject(new TypeError('failed to fetch')), false],
  ])('%s', async (_, answer, has) => {
    vi.stubGlobal('fetch', async () => answer());
    expect(await hasPhotoService()).toBe(has);
  });
});
