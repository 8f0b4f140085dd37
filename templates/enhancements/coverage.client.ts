import type { Mount } from 'nebel/browser/runtime';

/** Lets the line between both treatments of a room be dragged. The radio buttons next to it do the same from the keyboard. */
const mount: Mount<object> = (room) => {
  const radios = room.parentElement?.querySelectorAll('input') ?? [];
  const move = ({ clientX }: PointerEvent) => {
    const { left, width } = room.getBoundingClientRect();
    const percent = Math.min(100, Math.max(0, ((clientX - left) / width) * 100));
    room.style.cssText = `--edge:${percent}%;--line:${percent - 50}%`;
  };
  const stop = () => {
    room.dataset.drag = '';
  };

  stop();
  room.addEventListener('pointerdown', (event) => {
    // Otherwise, a mouse would drag the picture.
    event.preventDefault();
    room.setPointerCapture(event.pointerId);
    room.dataset.drag = 'on';
    for (const radio of radios) radio.checked = false;
    move(event);
  });
  room.addEventListener('pointermove', (event) => room.hasPointerCapture(event.pointerId) && move(event));
  for (const end of ['pointerup', 'pointercancel']) room.addEventListener(end, stop);
  for (const radio of radios) radio.addEventListener('change', () => room.removeAttribute('style'));
};

export default mount;
