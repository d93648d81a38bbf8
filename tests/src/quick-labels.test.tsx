import { afterEach, describe, expect, it } from 'vitest';

/** The setup of page tests tells labels in a way of its own; `control` is still jsdom's. */
const byControl = (control: Element) =>
  [...document.querySelectorAll('label')].filter((label) => label.control === control);
const controls = () => [...document.querySelectorAll<HTMLInputElement>('button, input, select, textarea')];
const expectLikeJsdom = () => {
  for (const control of controls()) {
    expect([...(control.labels ?? [])], control.outerHTML).toEqual(byControl(control));
  }
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('labels of controls in page tests', () => {
  const form = `
    <form>
      <label for="name">Name</label>
      <label for="name">as in your passport</label>
      <input id="name" />
      <label>Days <input /> <select></select></label>
      <label for="secret">Secret</label>
      <input id="secret" type="hidden" />
      <label for="">Nothing</label>
      <label for="gone">Gone</label>
      <textarea id="notes"></textarea>
      <button type="button">Send</button>
    </form>`;
  const shown = () => {
    document.body.innerHTML = form;
    return document.body;
  };

  it('are what jsdom says they are', () => {
    const container = shown();
    expectLikeJsdom();
    expect([...(container.querySelector<HTMLInputElement>('#name')?.labels ?? [])]).toHaveLength(2);
    expect(container.querySelector<HTMLInputElement>('#secret')?.labels).toBeNull();
  });

  it('follow every change of the page at once', () => {
    const container = shown();
    const notes = container.querySelector('textarea') as HTMLTextAreaElement;
    expect([...notes.labels]).toEqual([]);
    container.querySelector('[for=gone]')?.setAttribute('for', 'notes');
    expect([...notes.labels].map(({ textContent }) => textContent)).toEqual(['Gone']);
    notes.id = 'other';
    expectLikeJsdom();
    container.querySelector('[for=name]')?.remove();
    expectLikeJsdom();
    const label = document.createElement('label');
    label.append('Inside', notes);
    document.body.append(label);
    expectLikeJsdom();
    expect([...notes.labels]).toEqual([label]);
  });

  it('are told of what was taken out of the page, too', () => {
    const container = shown();
    const taken = container.querySelector('form') as HTMLFormElement;
    taken.remove();
    expect([...(taken.querySelector<HTMLInputElement>('#name')?.labels ?? [])]).toHaveLength(2);
    container.append(taken);
  });

  it('find one by its id as before, and none outside where it is looked for', () => {
    const container = shown();
    expect(container.querySelector('[id="name"]')).toBe(document.getElementById('name'));
    expect(container.querySelector('textarea')?.querySelector('[id="name"]')).toBeNull();
    expect(document.getElementById('name')?.querySelector('[id="name"]')).toBeNull();
  });
});
