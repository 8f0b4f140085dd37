// Each example as high as it is, and all of them again after each build.
const grow = (frame) => {
  frame.height = frame.contentDocument.documentElement.scrollHeight;
};
for (const frame of document.querySelectorAll('iframe')) frame.addEventListener('load', () => grow(frame));

let isFirst = true;
new EventSource('/.nebel/events').onmessage = () => {
  if (!isFirst) location.reload();
  isFirst = false;
};
