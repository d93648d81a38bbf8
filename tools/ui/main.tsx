import './kit.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Frames } from './Frames.tsx';
import { Kit } from './Kit.tsx';
import { schemes, showScheme } from './scheme.ts';

const root = document.getElementById('kit');
if (!root) throw new Error('index.html has no #kit');

const asked = new URLSearchParams(location.search).get('scheme');
const scheme = schemes.find((name) => name === asked);
if (scheme) showScheme(scheme);

createRoot(root).render(<StrictMode>{scheme ? <Kit scheme={scheme} /> : <Frames />}</StrictMode>);
