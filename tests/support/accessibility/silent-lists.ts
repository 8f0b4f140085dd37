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
