import { render, toPlainText } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import type { Role } from '../../contract/people/account'
import type { EventKind } from '../../terms/event-kinds'
import type { EntityType } from '../../terms/nouns'
import type { AccountMail } from '../../contract/people/account-mails'
import type { MailTopic } from '../../contract/people/mails'
import { unsubscribeToken } from '../../domain/people/mails/unsubscribe'
import { env } from '../../infra/env'
import type { Mail } from '../../infra/mail'
import { homeOf } from '../../terms/links'
import { linkTo, nouns } from '../../terms/nouns'
import { eventFor } from '../../rules/files/masked-texts'
import { eventRow, topicLabel } from '../../rules/event-lookups'
import { DigestMail, EventMail, type News } from './event-mail'
import { AccountMailBody, wordsOf } from './account-mail'

export type Reader = { id: number; role: Role; email: string; contactName: string }
export type Happening = {
  kind: EventKind
  entityType: EntityType
  entityId: number
  data: unknown
  /** Every mailbox of it is proven; else the mail holds no text that somebody typed. */
  isProven: boolean
}

/** Longer subjects are cut (characters). */
const SUBJECT_MAX = 140
/** Events in one digest. */
const DIGEST_MAX = 20

const at = (path: string) => `${env().APP_URL}${path}`

function newsOf({ kind, entityType, entityId, data, isProven }: Happening, role: Role): News {
  const { title, message } = eventRow(kind).notify!
  return {
    title,
    sentence: isProven ? message(eventFor(data, role), role) : title,
    href: at(linkTo(entityType, entityId, role) ?? homeOf(role)),
    label: `Open the ${nouns[entityType].singular}`,
  }
}

async function write(to: string, subject: string, element: ReactElement): Promise<Mail> {
  const html = await render(element)
  // A line break in a subject would be another header.
  const line = subject.replace(/\s+/g, ' ')
  return {
    to,
    html,
    text: toPlainText(html),
    subject: line.length > SUBJECT_MAX ? `${line.slice(0, SUBJECT_MAX - 1)}…` : line,
  }
}

/** The mail for one reader: a single event, or a digest of many. */
export async function composeNews(reader: Reader, topic: MailTopic, happenings: Happening[]): Promise<Mail> {
  const token = unsubscribeToken(reader.id, topic)
  const label = topicLabel(topic, reader.role) ?? topic
  const page = at(`/unsubscribe?token=${token}`)
  const props = {
    contactName: reader.contactName,
    topicLabel: label,
    unsubscribe: page,
    settings: at(`/${reader.role}/profile#mails`),
  }
  const news = happenings.map((one) => newsOf(one, reader.role))
  const mail =
    news.length === 1
      ? await write(reader.email, news[0]!.sentence, createElement(EventMail, { ...props, news: news[0]! }))
      : await write(
          reader.email,
          `${news.length} updates: ${news[0]!.sentence}`,
          createElement(DigestMail, {
            ...props,
            news: news.slice(0, DIGEST_MAX),
            more: Math.max(0, news.length - DIGEST_MAX),
            home: at(homeOf(reader.role)),
          }),
        )
  return { ...mail, unsubscribe: at(`/api/unsubscribe?token=${token}`) }
}

/** A mail about the account itself. */
export function composeAccountMail(letter: AccountMail): Promise<Mail> {
  const words = wordsOf(letter)
  const contactName = letter.name === 'invitation' ? letter.contactName : undefined
  return write(letter.to, words.subject, createElement(AccountMailBody, { contactName, words }))
}
