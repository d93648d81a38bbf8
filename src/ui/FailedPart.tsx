import { Button } from './Button.tsx';

interface FailedPartProps {
  readonly message: string;
  readonly againLabel: string;
  readonly onAgain: () => void;
}

/** A part of a screen that could not be had; the rest of it is there. */
export function FailedPart({ message, againLabel, onAgain }: FailedPartProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{message}</p>
      <Button kind="secondary" onClick={onAgain}>
        {againLabel}
      </Button>
    </div>
  );
}
