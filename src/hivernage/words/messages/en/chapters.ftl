### Introductory scenarios: their story, and the rules that open.

event-scene = { $reader ->
    [none] The story goes on.
   *[other] { $seat } read{ s } the story.
}
event-rules-opened = { $page ->
    [start] To begin with: { $title }.
   *[other] From now on: { $title }.
}
event-chapter-done = { $card }: complete. The next objective follows with the next round.
event-spaces-blocked = Barricades cover { $n ->
    [one] a survivor space
   *[other] { $n } survivor spaces
} { $at }.
event-spaces-freed = The barricades on the survivor spaces { $at } are gone.
event-reveal-asked = Everybody was asked to reveal a betrayal. Nobody did.
event-no-vote = { $seat } name{ s } nobody.

question-accuse = They knew about us. Whom do you name for exile? All vote on it at once.
others-accuse = whom they name for exile.
question-reveal = Everybody is asked: do you reveal your objective, or stay silent?
others-reveal = whether anybody reveals an objective.
answer-name = name { $rest }
answer-reveal = reveal it, and win
