import { Floor } from '@/components/orders/floor/Floor'
import { WordsProvider } from '@/lib/client/words'
import { floor } from '@/lib/contract/orders/floor'
import { getFloor } from '@/lib/domain/orders/floor/get-floor'
import { page } from '@/lib/http/page'
import { wordsOf } from '@/lib/terms/words/words-of'

export const metadata = { title: 'Shop floor' }

/** The same for every query: a phone keeps one page, in the language of its person. */
export default page(async ({ viewer, load }) => {
  await load(floor.get, getFloor, {})
  const { id, language } = viewer.member
  return (
    <WordsProvider language={language} words={wordsOf[language]}>
      <Floor member={id} />
    </WordsProvider>
  )
})
