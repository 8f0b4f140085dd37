/**
 * Runs in the page. Returns the lists that show no markers and do not state their role, which Safari takes for a matter of
 * layout and does not announce.
 */
export function silentLists(): string[] {
  return [...document.querySelectorAll('ul, ol')].flatMap((list) => {
    const showsMarkers = [...list.children].some((item) => {
      const { display, listStyleType, listStyleImage } = getComputedStyle(item);
      return display.includes('list-item') && (listStyleType !== 'none' || listStyleImage !== 'none');
    });
    return showsMarkers || list.getAttribute('role') === 'list' || list.closest('[aria-hidden=true]')
      ? []
      : [`<${list.localName} class="${list.className}">`];
  });
}

/** Runs in the page. Returns the forms, and the groups of radio buttons, that have no name. */
export function namelessGroups(): string[] {
  const isNamed = (element: Element | null) =>
    element?.getAttribute('aria-label') ||
    document.getElementById(element?.getAttribute('aria-labelledby') ?? '')?.textContent ||
    element?.querySelector(':scope > legend')?.textContent;
  const groups = [...document.querySelectorAll('[type=radio]')].map((radio) =>
    radio.closest('fieldset, [role=radiogroup]'),
  );
  return [...groups, ...document.forms]
    .filter((each) => !isNamed(each))
    .map((each) => `${each?.className} has no name`);
}
