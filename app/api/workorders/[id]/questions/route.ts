import { questions } from '@/lib/contract'
import { askOnOrder } from '@/lib/domain/orders/questions/ask-on-order'
import { listOrderQuestions } from '@/lib/domain/orders/questions/list-order-questions'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(questions.listOfOrder, listOrderQuestions)
export const POST = handle(questions.askOnOrder, askOnOrder)
