import type { Script } from 'nebel/browser/runtime';

/** Closes the navigation on phones when one of its links leads to another part of the same page. */
const closeMenu: Script = () => {
  const navigation = document.getElementById('navigation');
  navigation?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && navigation.matches(':popover-open'))
      navigation.hidePopover();
  });
};

export default closeMenu;
