import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutboxNotice } from './outbox-notice.tsx';

test('the notice is hidden until the script finds a pending inquiry', () => {
  const html = renderToStaticMarkup(
    <OutboxNotice action="/api/anfragen" heading="Noch nicht da" arrived="Jetzt da.">
      <p>Warten oder anrufen.</p>
    </OutboxNotice>,
  );
  expect(html).toMatch(
    /^<div class="outbox-notice box" role="status" data-action="\/api\/anfragen" data-heading="Noch nicht da" hidden="">/,
  );
  expect(html).toContain('<p class="h3" hidden="">Jetzt da.</p>');
});
