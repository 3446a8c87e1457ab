import type { Locator, Page } from '@playwright/test'

/** The filters of a list, opened: `of` where a screen has several lists. */
export async function openFilters(page: Page, of?: string): Promise<Locator> {
  const panel = page.getByRole('group', { name: of ? `Filters of ${of}` : 'Filters', exact: true })
  if (!(await panel.isVisible()))
    await page.getByRole('button', { name: of ? `Filter ${of}` : 'Filter', exact: true }).click()
  return panel
}

/** Chooses one value of a filter, and closes the panel. */
export async function chooseFilter(page: Page, label: string, value: string, of?: string) {
  const panel = await openFilters(page, of)
  await panel.getByRole('combobox', { name: label, exact: true }).selectOption(value)
  await page.keyboard.press('Escape')
}
