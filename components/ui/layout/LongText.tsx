import css from './LongText.module.css'
import { Text } from './Text'

/** Texts up to this length are shown whole. */
const SHORT = 200

/** What a person wrote beside buttons: of a long text three lines until it is opened, so that the buttons stay in sight. */
export function LongText({ children }: { children: string }) {
  if (children.length <= SHORT) return <p dir="auto">{children}</p>
  return (
    <details className={css.long}>
      <summary>
        <Text cut={3} dir="auto">
          {children}
        </Text>
      </summary>
    </details>
  )
}
