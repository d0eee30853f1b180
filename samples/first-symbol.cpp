// IDA* as many write it first. One thing is wrong: of symbols that need as few moves it takes the lowest one, and not the
// one whose word comes first in dictionary order. "Rotation: Check Submission" names the board and the letter.
#include <algorithm>
#include <cstdio>
#include <string>

static const int LINES[8][7] = {
    {0, 2, 6, 11, 15, 20, 22},    {1, 3, 8, 12, 17, 21, 23},    {10, 9, 8, 7, 6, 5, 4},
    {19, 18, 17, 16, 15, 14, 13}, {23, 21, 17, 12, 8, 3, 1},    {22, 20, 15, 11, 6, 2, 0},
    {13, 14, 15, 16, 17, 18, 19}, {4, 5, 6, 7, 8, 9, 10},
};
static const int CENTRE[8] = {6, 7, 8, 11, 12, 15, 16, 17};
static const int INVERSE[8] = {5, 4, 7, 6, 1, 0, 3, 2};

static int board[24];
static std::string word;

static void turn(int move) {
    const int *line = LINES[move];
    int first = board[line[0]];
    for (int i = 0; i < 6; i++) board[line[i]] = board[line[i + 1]];
    board[line[6]] = first;
}

/// Cells of the centre that do not hold the symbol yet: every move brings at most one.
static int heuristic(int symbol) {
    int missing = 8;
    for (int cell : CENTRE) missing -= board[cell] == symbol;
    return missing;
}

static bool search(int symbol, int left) {
    int needed = heuristic(symbol);
    if (needed == 0) return true;
    if (needed > left) return false;
    for (int move = 0; move < 8; move++) {
        if (!word.empty() && move == INVERSE[word.back() - 'A']) continue;
        turn(move);
        word.push_back(char('A' + move));
        if (search(symbol, left - 1)) return true;
        word.pop_back();
        turn(INVERSE[move]);
    }
    return false;
}

static int solve() {
    for (int bound = std::min({heuristic(1), heuristic(2), heuristic(3)});; bound++) {
        for (int symbol = 1; symbol <= 3; symbol++) {
            word.clear();
            if (search(symbol, bound)) return symbol;
        }
    }
}

int main() {
    while (std::scanf("%d", &board[0]) == 1 && board[0] != 0) {
        for (int i = 1; i < 24; i++) {
            if (std::scanf("%d", &board[i]) != 1) return 0;
        }
        int symbol = solve();
        std::printf("%s\n%d\n", word.empty() ? "No moves needed" : word.c_str(), symbol);
    }
}
