import type { ReactNode } from 'react'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import css from './SubHead.module.css'

type Props = { title: string; /** Of the heading, for what it names. */ id?: string; children?: ReactNode }

/** The heading of a part within a section, with what can be done there. */
export const SubHead = ({ title, id, children }: Props) => (
  <Row wrap justify="between" gap="medium" lineGap="small" className={css.head}>
    <Text as="h3" id={id} size="small" weight="strong">
      {title}
    </Text>
    {children}
  </Row>
)
