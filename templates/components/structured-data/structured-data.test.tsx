import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hoursThing } from './company.ts';
import { StructuredData } from './structured-data.tsx';

test('a text cannot close its script element, and is preserved exactly', () => {
  const name = 'Nebel & «Co» </script><script>alert("1")</script><!--';
  const html = renderToStaticMarkup(<StructuredData things={[{ '@type': 'Service', name }]} />);
  const [, json = '', ...others] = html.split(/<script[^>]*>|<\/script>/);
  expect(others).toEqual(['']);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Service', name }],
  });
});

test('hours around the clock end as search engines accept it', () => {
  expect(hoursThing({ days: 'Sa/So', time: '0.00–24.00 Uhr' })).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Saturday', 'Sunday'],
    opens: '00:00',
    closes: '23:59',
  });
});
