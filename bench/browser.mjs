import puppeteer from 'puppeteer-core';
import { findChromium } from '../tools/find-browser.mjs';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: install one or set CHROMIUM_PATH');

/**
 * A browser of its own process with the storage of a profile, as large as a phone.
 * @param {string} profile folder
 * @param {readonly string[]} args how it draws
 */
export const launch = (profile, args = ['--disable-gpu']) =>
  puppeteer.launch({
    executablePath,
    userDataDir: profile,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', ...args],
    defaultViewport: { width: 390, height: 844 },
  });
