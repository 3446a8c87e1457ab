import type { ReactNode } from 'react'
import { Row } from './Row'
import css from './StickyBar.module.css'
import { Text } from './Text'

type Props = {
  title: string
  facts: string
  /** The buttons: the main one last. */
  children: ReactNode
}

/** What a choice above comes to, and what is done with it. It stays at the foot of the screen. */
export const StickyBar = ({ title, facts, children }: Props) => (
  <div className={css.bar}>
    <div role="status" className={css.words}>
      <Text weight="title" figures>
        {title}
      </Text>
      <Text size="small" tone="secondary" figures>
        {facts}
      </Text>
    </div>
    <Row gap="small" className={css.acts}>
      {children}
    </Row>
  </div>
)
