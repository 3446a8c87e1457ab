import type { HTMLAttributes } from 'react'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import css from './Floor.module.css'

type Props = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & { title: string }

/** What a card asks a person: the question, then its answers. */
export const FloorQuestion = ({ title, children, ...rest }: Props) => (
  <Surface tone="warning" pad="medium" className={css.question} {...rest}>
    <Stack gap="small">
      <Text as="p" weight="title">
        {title}
      </Text>
      {children}
    </Stack>
  </Surface>
)
