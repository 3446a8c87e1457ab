import Link from 'next/link'
import { Logo } from '@/components/ui/Logo'
import buttons from '@/components/ui/buttons.module.css'
import type { FilePurpose } from '@/lib/contract/files'
import type { OpenApi } from '@/lib/contract/openapi'
import { FirstCall, Refusals } from './Basics'
import { AttachingFiles, Lists, Live, WritingTwice } from './Conventions'
import text from '@/components/ui/text.module.css'
import css from './Docs.module.css'
import { NounPart } from './NounPart'
import { outlineOf } from './outline'
import { Toc } from './Toc'

type Props = { description: OpenApi; limits: Record<FilePurpose, number> }

/** The API to read: a guide, then every call by its noun, made from the description that programs read. */
export function ApiDocs({ description, limits }: Props) {
  const nouns = outlineOf(description)
  const things = new Set(nouns.flatMap((noun) => noun.things))
  const { schemas, securitySchemes } = description.components
  const server = description.servers[0]!.url
  const [list] = nouns.flatMap(({ calls }) => calls.filter(({ path }) => path === '/api/notifications'))
  return (
    <div className={css.docs}>
      <a href="#main" className={css.skip}>
        Skip to the calls
      </a>
      <header className={css.head}>
        <Link href="/" className={css.home} aria-label="Jobwork, to the start">
          <Logo onPlate />
        </Link>
        <span className={css.mark}>API</span>
        <a href="/api/openapi.json" className={css.link}>
          OpenAPI
        </a>
        <Link href="/auth" className={buttons.button}>
          Sign in<span className={text.unseen}> to Jobwork</span>
        </Link>
      </header>
      <div className={css.frame}>
        <Toc nouns={nouns} />
        <main id="main" className={css.main}>
          <h1 className={css.title}>The Jobwork API</h1>
          <p className={css.intro}>
            Everything that the screens do, they do with these calls. Inquiries, quotations, machines and work orders,
            as JSON over HTTP; a program may do what its account may do.
          </p>
          <FirstCall server={server} cookie={securitySchemes.session!.name} />
          <Refusals />
          <Lists server={server} parameters={list!.operation.parameters.filter(({ name }) => name !== 'unread')} />
          <WritingTwice />
          <AttachingFiles server={server} limits={limits} />
          <Live server={server} />
          {nouns.map((noun) => (
            <NounPart key={noun.anchor} noun={noun} server={server} schemas={schemas} things={things} />
          ))}
        </main>
      </div>
    </div>
  )
}
