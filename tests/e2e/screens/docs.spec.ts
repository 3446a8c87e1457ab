import { expect, test } from '../support/fixtures'

test('a stranger comes from the sign-in to the API, and reads who may make a call and what it takes', async ({
  person,
  baseURL,
}) => {
  const page = await person()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await page.goto('/auth')
  await page.getByRole('link', { name: 'API documentation' }).click()
  await expect(page.getByRole('heading', { name: /^Jobwork API/ })).toBeVisible()

  const { paths } = (await (await page.request.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { tags: string[] }>>
  }
  // Of more than a hundred calls only those in sight are drawn: one group is looked at.
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
  await page.getByPlaceholder('Filter by tag').fill('quotations')
  await expect(page.locator('.opblock')).toHaveCount(calls.filter(({ tags }) => tags.includes('quotations')).length)

  await page.getByRole('button', { name: 'POST /api/quotations Quote on an inquiry' }).click()
  const call = page.locator('#operations-quotations-quotationsCreate')
  await expect(call.getByText('For verified suppliers.')).toBeVisible()
  await expect(call.getByRole('button', { name: 'Try it out' })).toHaveCount(0)
  expect(elsewhere).toEqual([])

  await page.setViewportSize({ width: 360, height: 800 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})
