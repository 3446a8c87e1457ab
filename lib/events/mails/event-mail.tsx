import { Text } from '@react-email/text'
import { Sheet } from './Sheet'
import { style } from './style'

/** An event for its reader: a sentence, and where the thing opens. */
export type News = { title: string; sentence: string; href: string; label: string }

type Props = { contactName: string; topicLabel: string; unsubscribe: string; settings: string }

const Foot = ({ topicLabel, unsubscribe, settings }: Props) => (
  <>
    You get this mail because of “{topicLabel}”.{' '}
    <a href={unsubscribe} style={style.quiet}>
      Switch these mails off
    </a>
    , or{' '}
    <a href={settings} style={style.quiet}>
      choose your mails
    </a>{' '}
    in your profile.
  </>
)

/** A mail about one event. */
export const EventMail = ({ news, ...props }: Props & { news: News }) => (
  <Sheet preview={news.sentence} button={{ label: news.label, href: news.href }} foot={<Foot {...props} />}>
    <Text style={style.title}>{news.title}</Text>
    <Text style={style.sentence}>{news.sentence}</Text>
  </Sheet>
)

/** A digest of one topic. `more` counts the events that are not listed. */
export const DigestMail = ({ news, more, home, ...props }: Props & { news: News[]; more: number; home: string }) => (
  <Sheet preview={news[0]!.sentence} button={{ label: 'Open Jobwork', href: home }} foot={<Foot {...props} />}>
    <Text style={style.title}>{props.topicLabel}</Text>
    <Text style={style.sentence}>{news.length + more} pieces of news in a short time</Text>
    {news.map(({ sentence, href }) => (
      <Text key={href + sentence} style={style.item}>
        <a href={href} style={style.link}>
          {sentence}
        </a>
      </Text>
    ))}
    {more > 0 && <Text style={style.item}>…and {more} more in your bell.</Text>}
  </Sheet>
)
