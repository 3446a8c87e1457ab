import { expect, test } from './fixtures'
import { layoutFaults } from './overflow'

test('a stranger comes from the sign-in to the API, and finds a call with who may make it and what it takes', async ({
  person,
}) => {
  const page = await person()
  await page.goto('/auth')
  await page.getByRole('link', { name: 'the API' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Jobwork API' })).toBeVisible()

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'POST Quote on an inquiry' })
    .click()
  await expect(page).toHaveURL(/\/docs#post-quotations$/)
  const call = page.getByRole('article', { name: 'Quote on an inquiry' })
  await expect(call).toBeInViewport()
  await expect(call.getByText('For verified suppliers.')).toBeVisible()
  await expect(call.getByRole('listitem').filter({ hasText: 'price' })).toContainText(
    'whole number, at least 1 required',
  )
  await expect(call.getByRole('group', { name: 'In a shell' })).toContainText('/api/quotations')

  await call.getByRole('link', { name: 'Quotation', exact: true }).click()
  await expect(page.getByText('The last day of its validity (UTC) is past')).toBeVisible()
})

test('every call of the description has its place on the page', async ({ person }) => {
  const page = await person()
  const description = (await (await page.request.get('/api/openapi.json')).json()) as { paths: Record<string, object> }
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  await page.goto('/docs')
  const shown = page.getByRole('article')
  await expect(shown).toHaveCount(calls.length)
  for (const call of calls) {
    const [method, path] = call.split(' ') as [string, string]
    const anchor = [method, ...path.replace('/api/', '').replace(/[{}]/g, '').split(/[/.]/)].join('-').toLowerCase()
    await expect(page.locator(`article[id="${anchor}"]`)).toContainText(path)
  }
})

test('the page fits a phone and a desk', async ({ person }) => {
  test.setTimeout(120_000)
  const page = await person()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/docs')
    expect([width, await layoutFaults(page)]).toEqual([width, []])
  }
})
