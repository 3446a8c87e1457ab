import { expect, test } from '@jest/globals'
import { parts } from '@/prisma/seed/files/parts'
import { stepFile } from '@/prisma/seed/files/step'
import { renderThumbnail } from '.'

test('after a STEP file that is cut off the next one is read', async () => {
  const step = stepFile(parts.bracket, new Date(0))
  await expect(renderThumbnail('step', Buffer.from(step.slice(0, 2_000)))).rejects.toThrow('damaged')
  expect((await renderThumbnail('step', Buffer.from(step))).facts.size).toEqual([90, 60, 12])
})
