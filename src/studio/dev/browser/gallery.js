// Makes each frame as high as its example, and reloads the page after each build.
const grow = (frame) => {
  frame.height = frame.contentDocument.documentElement.scrollHeight;
};
for (const frame of document.querySelectorAll('iframe')) frame.addEventListener('load', () => grow(frame));

let isFirst = true;
new EventSource('/.nebel/events').onmessage = () => {
  if (!isFirst) location.reload();
  isFirst = false;
};
