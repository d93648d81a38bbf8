const setterOf = (property: 'value' | 'checked') =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set;

/**
 * Tells React what was typed or ticked in markup that it has taken over since: it takes what it finds in a field for what it put there.
 * Past its own record of the field (it overrides the setters), what was there is put back and said once more.
 */
export function replayEarlyTyping(): void {
  const say = (input: HTMLInputElement, value: string) => {
    setterOf('value')?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const input of document.querySelectorAll('input')) {
    const { value, defaultValue, checked, defaultChecked } = input;
    if (input.type === 'checkbox') {
      if (checked === defaultChecked) continue;
      setterOf('checked')?.call(input, defaultChecked);
      input.click();
    } else if (value !== defaultValue) {
      say(input, defaultValue);
      say(input, value);
    }
  }
}
