import { expect, test } from './fixture.ts'

test('internal files of the build are not served', async ({ request }) => {
  for (const path of ['/.build-stamp', '/.site-manifest.json']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  expect((await request.get('/.well-known/security.txt')).headers()['content-type']).toBe('text/plain; charset=utf-8')
  const picture = await request.get('/share/th/basic.png')
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
