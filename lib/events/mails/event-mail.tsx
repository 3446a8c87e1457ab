import { Text } from '@react-email/text'
import { Sheet } from './Sheet'
import { style } from './style'

/** An event for its reader: a sentence, and where the thing opens. */
export type News = { title: string; sentence: string; href: string; label: string }

type Props = { contactName: string; topicLabel: string; unsubscribe: string; settings: string }

const Foot = ({ topicLabel, unsubscribe, settings }: Props) => (
  <>
    You receive these emails under “{topicLabel}”.{' '}
    <a href={unsubscribe} className="muted" style={style.quiet}>
      Unsubscribe
    </a>
    {' or '}
    <a href={settings} className="muted" style={style.quiet}>
      choose your emails
    </a>{' '}
    in your profile.
  </>
)

/** A mail about one event. */
export const EventMail = ({ news, ...props }: Props & { news: News }) => (
  <Sheet preview={news.sentence} button={{ label: news.label, href: news.href }} foot={<Foot {...props} />}>
    <Text className="muted" style={style.title}>
      {news.title}
    </Text>
    <Text className="ink" style={style.sentence}>
      {news.sentence}
    </Text>
  </Sheet>
)

/** A digest of one topic. `more` counts the events that are not listed. */
export const DigestMail = ({ news, more, home, ...props }: Props & { news: News[]; more: number; home: string }) => (
  <Sheet preview={news[0]!.sentence} button={{ label: 'Open Jobwork', href: home }} foot={<Foot {...props} />}>
    <Text className="muted" style={style.title}>
      {props.topicLabel}
    </Text>
    <Text className="ink" style={style.sentence}>
      {news.length + more} updates
    </Text>
    {news.map(({ sentence, href }) => (
      <Text key={href + sentence} className="ink" style={style.item}>
        <a href={href} className="accent" style={style.link}>
          {sentence}
        </a>
      </Text>
    ))}
    {more > 0 && (
      <Text className="ink" style={style.item}>
        …and {more} more under the bell.
      </Text>
    )}
  </Sheet>
)
