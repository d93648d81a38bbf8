/**
 * Labels of form controls as jsdom tells them, without its walk through the whole page for every label of every control, which took half the time of
 * tests that look for a control by its label. Source of the rule: the HTML standard, "labeled control" and "labels".
 */
const KINDS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
const WATCHED = { subtree: true, childList: true, attributes: true, attributeFilter: ['for', 'id', 'type'] };

const takesLabel = (element: Element) =>
  KINDS.some((kind) => element instanceof kind) && !(element instanceof HTMLInputElement && element.type === 'hidden');

function controlOf(label: HTMLLabelElement): Element | undefined {
  const id = label.getAttribute('for');
  if (id === null) return [...label.querySelectorAll('*')].find(takesLabel);
  const control = id === '' ? null : document.getElementById(id);
  return control && takesLabel(control) ? control : undefined;
}

/** The labels of every control of the page, in the order of the page. */
function labelsOfPage(): Map<Element, HTMLLabelElement[]> {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.querySelectorAll('label')) {
    const control = controlOf(label);
    if (control) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return labels;
}

/** Puts the quick way in the place of jsdom's for all that stands in the page; what was taken out of it is told as before. */
export function installQuickLabels(): void {
  let known: ReturnType<typeof labelsOfPage> | undefined;
  const changes = new MutationObserver(() => {
    known = undefined;
  });
  changes.observe(document, WATCHED);
  const quickLabels = (control: HTMLElement) => {
    if (changes.takeRecords().length > 0) known = undefined;
    known ??= labelsOfPage();
    return known.get(control) ?? [];
  };
  for (const { prototype } of KINDS) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      ...own,
      get(this: HTMLElement) {
        return this.isConnected && takesLabel(this) ? quickLabels(this) : own?.get?.call(this);
      },
    });
  }
}

/** The same for one element by its id, as the query of what labels another: an index instead of a walk. */
export function installQuickIds(): void {
  const find = Element.prototype.querySelector;
  Element.prototype.querySelector = function querySelector(this: Element, selector: string) {
    const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1];
    const found = id && this.isConnected ? document.getElementById(id) : null;
    return found && found !== this && this.contains(found) ? found : find.call(this, selector);
  };
}
