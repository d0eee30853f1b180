// The usual solution of contest programmers: iterative deepening with the centre count as heuristic, never undoing the
// last move. Reads a judge input, writes the judge output; to standard error the nodes expanded.
#include <algorithm>
#include <cstdio>
#include <cstring>

static const int LINES[8][7] = {
    {0, 2, 6, 11, 15, 20, 22},    {1, 3, 8, 12, 17, 21, 23},    {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1},    {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10},
};
static const int INVERSES[8] = {5, 4, 7, 6, 1, 0, 3, 2};
static const int CENTRE[8] = {6, 7, 8, 11, 12, 15, 16, 17};

static int board[24];
static char word[64];
static long long nodes;

static int estimate() {
  int counts[4] = {0, 0, 0, 0};
  for (int cell : CENTRE) counts[board[cell]]++;
  return 8 - std::max(counts[1], std::max(counts[2], counts[3]));
}

static void turn(int move) {
  const int *line = LINES[move];
  const int first = board[line[0]];
  for (int i = 0; i < 6; i++) board[line[i]] = board[line[i + 1]];
  board[line[6]] = first;
}

static bool search(int depth, int bound, int last) {
  const int least = estimate();
  if (least == 0) {
    word[depth] = 0;
    return true;
  }
  if (depth + least > bound) return false;
  nodes++;
  for (int move = 0; move < 8; move++) {
    if (last >= 0 && INVERSES[last] == move) continue;
    turn(move);
    word[depth] = static_cast<char>('A' + move);
    if (search(depth + 1, bound, move)) return true;
    turn(INVERSES[move]);
  }
  return false;
}

int main() {
  while (std::scanf("%d", &board[0]) == 1 && board[0] != 0) {
    for (int cell = 1; cell < 24; cell++) {
      if (std::scanf("%d", &board[cell]) != 1) return 1;
    }
    for (int bound = 0; !search(0, bound, -1); bound++) {
    }
    std::printf("%s\n%d\n", word[0] ? word : "No moves needed", board[CENTRE[0]]);
  }
  std::fprintf(stderr, "%lld\n", nodes);
  return 0;
}
