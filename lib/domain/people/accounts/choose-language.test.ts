import { accounts } from '@/lib/contract/people/accounts'
import { conforms } from '@/tests/conform'
import { db } from '@/lib/infra/db/db'
import { make } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { chooseLanguage } from './choose-language'

await ownDatabase()

test('the language is the person’s: a colleague keeps the own one', async () => {
  const owner = await make.supplier()
  const ravi = await make.colleague(owner, 'floor')
  expect(ravi.member.language).toBe('en')
  expect(conforms(accounts.chooseLanguage, await chooseLanguage(ravi, { language: 'mr' }))).toMatchObject({
    member: { id: ravi.member.id, language: 'mr' },
  })
  const people = await db().member.findMany({ where: { companyId: owner.id }, orderBy: { id: 'asc' } })
  expect(people.map(({ id, language }) => [id, language])).toEqual([
    [owner.member.id, 'en'],
    [ravi.member.id, 'mr'],
  ])
})

test('another language is refused', () => {
  expect(accounts.chooseLanguage.body.safeParse({ language: 'fr' }).error?.issues[0]?.message).toBe('Choose a language')
})
