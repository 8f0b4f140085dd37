// Makes each frame as high as its example, searches the list of parts, and reloads the page after each build.
const grow = (frame) => {
  frame.height = frame.contentDocument.documentElement.scrollHeight;
};
for (const frame of document.querySelectorAll('.views iframe')) frame.addEventListener('load', () => grow(frame));

const search = document.querySelector('[type=search]');
search?.addEventListener('input', () => {
  const wanted = search.value.trim().toLocaleLowerCase();
  for (const part of document.querySelectorAll('.parts li'))
    part.hidden = !part.textContent.toLocaleLowerCase().includes(wanted);
});

let isFirst = true;
new EventSource('/.nebel/events').onmessage = () => {
  if (!isFirst) location.reload();
  isFirst = false;
};
