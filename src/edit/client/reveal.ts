/** The way to a field in a form of which parts are folded up. */

/** Opens what a field is in and puts the focus on it, or on the least that holds it. False if the form has neither. */
export async function reveal(form: HTMLElement, pointer: string): Promise<boolean> {
  const around = (selector: string) =>
    [...form.querySelectorAll<HTMLElement>(selector)].filter((each) => `${pointer}/`.startsWith(`${pointerOf(each)}/`));
  const folded = () => around('details:not([open])')[0] as HTMLDetailsElement | undefined;
  for (let details = folded(); details; details = folded()) {
    const opening = details;
    // It is filled when it is opened, and what is in it may be folded up, too.
    await new Promise((filled) => {
      opening.addEventListener('toggle', filled, { once: true });
      opening.open = true;
    });
  }
  const nearest = around('[data-pointer]').at(-1);
  const inputs = 'summary, input, select, textarea, button';
  const target = nearest?.matches(inputs) ? nearest : nearest?.querySelector<HTMLElement>(inputs);
  target?.focus();
  return Boolean(target);
}

/** All entries of a list that is not in the file yet are made as its first: only their order tells them apart. */
function pointerOf(part: HTMLElement): string {
  const segments = (part.dataset.pointer ?? '').split('/');
  let at = segments.length;
  for (let entry = part.closest('li'); entry; entry = entry.parentElement?.closest('li') ?? null) {
    at = segments.findLastIndex((segment, index) => index < at && /^\d+$/.test(segment));
    if (at > 0) segments[at] = String([...(entry.parentElement?.children ?? [])].indexOf(entry));
  }
  return segments.join('/');
}
